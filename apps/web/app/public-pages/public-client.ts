import { localizedPath, storeLanguage } from "#i18n/language.ts";
import { noteSignOutIntent } from "#lib/sign-out-intent.ts";
import { toggleTheme } from "#lib/theme.ts";
import { runCarousel } from "./carousel.ts";
import { showContactEmail } from "./contact-email.ts";
import { countUp } from "./count-up.ts";
import { watchDemo } from "./demo-form.ts";

/**
 * The only script of the public pages: theme, language, menus, carousel, counting figures and the signed-in person's
 * name. Everything else on them works without a script.
 */

function showPageIn(language: "zh" | "en"): void {
  storeLanguage(language);
  const chinesePath = location.pathname.replace(/^\/en(?=\/|$)/, "") || "/";
  location.assign(localizedPath(`/${chinesePath.replace(/^\/+/, "")}`, language) + location.hash);
}

function closeMenus(except: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details[data-menu][open]")) {
    if (menu !== except) menu.open = false;
  }
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const isMenuLink = target?.closest("[data-menu] a") !== null;
  closeMenus(isMenuLink ? null : (target?.closest("details[data-menu]") ?? null));

  const language = target?.closest<HTMLElement>("[data-language]")?.dataset["language"];
  if (language === "zh" || language === "en") {
    event.preventDefault();
    showPageIn(language);
  }
  const act = target?.closest<HTMLElement>("[data-act]")?.dataset["act"];
  if (act === "theme") toggleTheme();
  if (act === "sign-out") noteSignOutIntent();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const open = document.querySelector<HTMLDetailsElement>("details[data-menu][open]");
  closeMenus(null);
  open?.querySelector("summary")?.focus();
});

document.querySelector<HTMLSelectElement>("[data-language-select]")?.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement) showPageIn(event.target.value === "en" ? "en" : "zh");
});

// Figures and voices that the operator has switched off are hidden, and nothing moves in them.
if (document.documentElement.dataset["claims"] !== "off") {
  for (const place of document.querySelectorAll<HTMLElement>("[data-count]")) countUp(place);
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) runCarousel(carousel);
}
const contactPlace = document.querySelector("[data-contact-address]");
if (contactPlace) showContactEmail(contactPlace);
for (const demo of document.querySelectorAll<HTMLElement>("[data-demo]")) watchDemo(demo);

/** The name in the stored ID token; for show only, the server believes nothing of it. */
function accountName(): string {
  const key = Object.keys(localStorage).find((name) => /^logto:.*:idToken$/.test(name));
  const payload = key === undefined ? undefined : localStorage.getItem(key)?.split(".")[1];
  if (payload === undefined) return "";
  const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
  const claims: Readonly<Record<string, unknown>> = JSON.parse(new TextDecoder().decode(bytes));
  const names = [claims["name"], claims["username"], claims["preferred_username"], claims["email"]];
  return names.find((name): name is string => typeof name === "string" && name !== "") ?? "";
}

try {
  const name = accountName();
  for (const place of document.querySelectorAll("[data-account-name]")) place.textContent = name;
} catch {
  // A token of an unexpected shape: the dashboard link is enough.
}
