// The button that lets this browser be told: it asks the browser, and sends what its push service gave out.
const form = document.getElementById("push-form");
const can = isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** What is in the way. */
function tell(text) {
  const line = document.getElementById("push-state");
  line.textContent = text;
  line.hidden = false;
}

/** A new address of the push service; an old one may have been made with another key of the server. */
async function subscribed() {
  const { pushManager } = await navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready);
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: form.dataset.key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, ...keys };
}

form?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") return tell(form.dataset.denied);
    for (const [name, value] of Object.entries(await subscribed())) form.elements[name].value = value;
    form.submit();
  } catch {
    tell(form.dataset.failed);
  } finally {
    button.disabled = false;
  }
});

if (form) {
  form.hidden = !can;
  if (!can) tell(form.dataset.cannot);
  else if (Notification.permission === "denied") tell(form.dataset.denied);
}
