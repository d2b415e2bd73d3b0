// It is my turn: a tone for who wants one, a note for who looks elsewhere.
import { $, path, table } from "./dom.js";

let audio = null;

/** Whether this browser lets pages show notes. */
export const noted = () => "Notification" in window && Notification.permission === "granted";

export async function ring() {
  if ("sound" in table.dataset) tone();
  if (!document.hidden || !noted()) return;
  const body = $("question").querySelector("h2")?.textContent;
  const note = { body, icon: table.dataset.iconTurn, tag: path, data: path };
  const worker = await navigator.serviceWorker?.getRegistration(); // phones allow notes only from there
  if (worker) worker.showNotification(table.dataset.myTurn, note);
  else new Notification(table.dataset.myTurn, note);
}

function tone() {
  audio ??= new AudioContext();
  const at = audio.currentTime;
  for (const [pitch, start] of [[659, 0], [880, 0.14]]) {
    const [sound, volume] = [audio.createOscillator(), audio.createGain()];
    sound.frequency.value = pitch;
    sound.type = "triangle";
    volume.gain.setValueAtTime(0.0001, at + start);
    volume.gain.exponentialRampToValueAtTime(0.15, at + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + start + 0.5);
    sound.connect(volume).connect(audio.destination);
    sound.start(at + start);
    sound.stop(at + start + 0.55);
  }
}
