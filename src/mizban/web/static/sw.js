// Works while no page is open: shows that it is one's turn, and leads to the table.

addEventListener("install", () => skipWaiting());

addEventListener("push", (event) => {
  const { title, path, ...rest } = event.data.json();
  event.waitUntil(registration.showNotification(title, { ...rest, data: path, renotify: true }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data, location.href).href));
});

/** Brings the page of a table to the front, or opens it. */
async function open(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((page) => page.url.split(/[?#]/)[0] === address);
  return page ? page.focus() : clients.openWindow(address);
}

/** The push service has given out another address: the server must know it. */
addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew(event) {
  const made = event.newSubscription ?? (await registration.pushManager.subscribe(event.oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  await fetch("/push", { method: "POST", body: new URLSearchParams({ endpoint, ...keys }), redirect: "manual" });
}
