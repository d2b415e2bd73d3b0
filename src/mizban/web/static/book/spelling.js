// Words as a search compares them, just as the server does (spelling.py): deaf to half-spaces, to Arabic and Persian
// letters, to hamza, vowels, accents and capitals. What is looked for is found where a word begins, not inside another.
const HALF_SPACE = "\u200c";
const PLURAL = /(?: |(?<=[\p{L}\p{N}]{3}))(?:هایی|های|ها)(?= |$)/gu; // joined only to a word that is one without it
const IN_WORD = /[\p{L}\p{N}]/u;
const from = (letters, signs) => [...letters].map((letter, i) => [letter, [...signs][i]]);
const ALIKE = new Map([
  ...from("يىےكةەہھٱ", "یییکهههها"),
  ...from("۰۱۲۳۴۵۶۷۸۹", "0123456789"),
  ...from("٠١٢٣٤٥٦٧٨٩", "0123456789"),
  ...[..."–—−‑"].map((letter) => [letter, "-"]),
  ...[..."،,؛;/()·…"].map((letter) => [letter, " "]),
  ...[..."ءـ'’‘ʼ\"“”«»"].map((letter) => [letter, ""]),
  ...Object.entries({ æ: "ae", œ: "oe", ß: "ss", ø: "o", ł: "l", ı: "i" }),
]);
const kept = new Map();

function compared(letter) {
  if (letter === HALF_SPACE) return letter;
  if (!kept.has(letter)) {
    const bare = (ALIKE.get(letter) ?? letter).normalize("NFKD").toLowerCase().replace(/[\p{Mn}\p{Cf}]/gu, "");
    const alike = [...bare].map((sign) => ALIKE.get(sign) ?? sign).join("");
    kept.set(letter, alike && !alike.trim() ? " " : alike);
  }
  return kept.get(letter);
}

// Each sign of a text as it is compared, where it stands, and whether what is looked for may begin there.
function letters(text) {
  const found = [];
  const joins = () => found.length > 2 && found.at(-1)[0] === "ی" && " \u200c".includes(found.at(-2)[0]) && found.at(-3)[0] === "ه";
  let at = 0;
  for (const letter of [...text, " "]) {
    for (const sign of compared(letter)) {
      if (!/\p{L}/u.test(sign) && joins()) found.splice(-2);
      if (sign !== " " || (found.length && found.at(-1)[0] !== " ")) found.push([sign, at]);
    }
    at += letter.length;
  }
  const inside = (sign, i) => i > 0 && IN_WORD.test(sign) && IN_WORD.test(found[i - 1][0]);
  return found.map(([sign, at], i) => [sign, at, !inside(sign, i)]).filter(([sign]) => sign !== HALF_SPACE);
}

const line = (among) => among.map(([sign]) => sign).join("");
const close = (among) => among.filter(([sign]) => !" -".includes(sign));

// A text as it is compared; the same with nothing between its words.
export const folded = (text) => line(letters(text)).trim();
export const squeezed = (text) => line(close(letters(text)));

// What is looked for without the ending of the plural, written close or apart; "" if no word has one.
export function singular(query) {
  const apart = folded(query.replaceAll(HALF_SPACE, " "));
  const one = apart.replace(PLURAL, "");
  return one === apart ? "" : one;
}

// A text, or its letters, in which one asks where words begin.
export function spelt(among) {
  const signs = typeof among === "string" ? letters(among) : among;
  const said = line(signs);
  const starts = (word) => {
    const found = [];
    for (let at = word ? said.indexOf(word) : -1; at >= 0; at = said.indexOf(word, at + 1)) {
      const place = [...said.slice(0, at)].length;
      if (signs[place][2]) found.push(place);
    }
    return found;
  };
  return { starts };
}

// Where a text has what is looked for: all its words, or all of it in one piece, however it is parted.
export function spans(query, text) {
  const all = letters(text);
  for (const [words, among] of [[folded(query).split(" "), all], [[squeezed(query)], close(all)]]) {
    const said = spelt(among);
    const starts = words.map((word) => [[...word].length, said.starts(word)]);
    if (!starts.every(([, begun]) => begun.length)) continue;
    return merged(starts.flatMap(([length, begun]) => begun.map((at) => place(text, at, length, among))));
  }
  return [];
}

function place(text, at, length, among) {
  const last = among[at + length - 1][1];
  let end = last + String.fromCodePoint(text.codePointAt(last)).length;
  while (end < text.length && !compared(String.fromCodePoint(text.codePointAt(end)))) {
    end += String.fromCodePoint(text.codePointAt(end)).length;
  }
  return [among[at][1], end];
}

function merged(places) {
  const joined = [];
  for (const [start, end] of places.sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    if (joined.length && start <= joined.at(-1)[1]) joined.at(-1)[1] = Math.max(end, joined.at(-1)[1]);
    else joined.push([start, end]);
  }
  return joined;
}

// Puts a text into an element, with what is looked for marked.
export function write(element, query, text) {
  const parts = [];
  let at = 0;
  for (const [start, end] of spans(query, text)) {
    const mark = document.createElement("mark");
    mark.textContent = text.slice(start, end);
    parts.push(text.slice(at, start), mark);
    at = end;
  }
  element.replaceChildren(...parts, text.slice(at));
}

// The rows of a table of names, each with all it is called.
export function named(table) {
  return [...table.querySelectorAll("tr.name")].map((row) => {
    const words = [...row.querySelectorAll(".word")].map((element) => ({ element, text: element.textContent }));
    return { row, words, finds: (query) => words.some((word) => spans(query, word.text).length) };
  });
}

// What is looked for among names: what is typed or, where nothing is called so, the same without endings of the plural.
export function sought(query, names) {
  const finds = (words) => names.some((name) => name.finds(words));
  const one = singular(query);
  if (one && !finds(query) && finds(one)) return one;
  return folded(query) ? query : "";
}
