import type { DemoDeck, WireCard } from "@deckle/contract";
import type { DemoMessages } from "#i18n/demo/zh.ts";
import { element } from "./element.ts";

/** The finished deck: its count, its cards with their sources, and what to do with them. */
export function deckView(deck: DemoDeck, m: DemoMessages): HTMLElement {
  const heading = element("h3", { class: "text-xl font-bold", tabindex: "-1" }, m.done(deck.cards.length));
  return element(
    "div",
    {},
    element(
      "div",
      { class: "flex flex-wrap items-center justify-between gap-3" },
      element("div", {}, heading, element("p", { class: "text-sm text-ink2" }, m.about(deck.title))),
      exportButton(deck, m),
    ),
    ...warningsOf(deck, m),
    element(
      "ol",
      { class: "mt-4 grid gap-4 sm:grid-cols-2" },
      ...deck.cards.map((card) => cardView(card, m)),
    ),
    element(
      "p",
      { class: "mt-5 text-sm text-ink2" },
      `${m.notKept} `,
      element("a", { href: "/sign_in?screen=register", class: "link" }, m.keep),
    ),
  );
}

function warningsOf({ warnings }: DemoDeck, m: DemoMessages): readonly Node[] {
  if (warnings.length === 0) return [];
  const items = warnings.map((warning) => element("li", {}, warning));
  return [
    element(
      "div",
      { class: "mt-4 text-sm text-hard" },
      element("b", {}, m.leftOut),
      element("ul", { class: "list-disc pl-5" }, ...items),
    ),
  ];
}

function cardView(card: WireCard, m: DemoMessages): HTMLElement {
  const kind = card.type === "cloze" ? m.cloze : m.question;
  const head = element(
    "p",
    { class: "index-card-head" },
    element("span", {}, kind),
    element("span", { class: "font-normal text-ink3" }, m.levels[card.difficulty]),
  );
  const body = element(
    "div",
    { class: "px-4 pt-3 pb-4" },
    element("p", { class: "font-semibold wrap-anywhere" }, card.question),
    element("p", { class: "mt-1.5 wrap-anywhere text-ink2" }, card.answer),
  );
  return element("li", { class: "index-card flex flex-col" }, head, body, ...sourceOf(card, m));
}

function sourceOf({ source }: WireCard, m: DemoMessages): readonly Node[] {
  if (source === null) return [];
  const place = [...source.section, ...(source.page === null ? [] : [m.page(source.page)])].join(" · ");
  return [
    element(
      "div",
      { class: "mt-auto border-t border-line px-4 py-3 text-sm leading-7" },
      element(
        "p",
        { class: "text-xs text-ink3 wrap-anywhere" },
        place === "" ? m.source : `${m.source} · ${place}`,
      ),
      element("blockquote", {}, element("mark", { class: "mark wrap-anywhere" }, source.quote)),
    ),
  ];
}

/** Saves the package that came with the answer; the server has nothing left to ask for. */
function exportButton(deck: DemoDeck, m: DemoMessages): HTMLElement {
  const button = element("button", { type: "button", class: "btn btn-primary" }, m.export);
  const note = element("span", { role: "status", class: "text-sm text-good" });
  button.addEventListener("click", () => {
    const bytes = Uint8Array.from(atob(deck.package_base64), (character) => character.codePointAt(0) ?? 0);
    const href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
    element("a", { href, download: deck.package_file_name }).click();
    setTimeout(() => URL.revokeObjectURL(href), revokeAfterMs);
    note.textContent = m.exported;
  });
  return element("div", { class: "flex flex-wrap items-center gap-3" }, note, button);
}

/** Long enough for a browser that asks where to save. */
const revokeAfterMs = 60_000;
