/** Switches between light and dark and remembers it; until then the system's setting holds. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const theme = root.dataset["theme"] === "dark" ? "light" : "dark";
  root.dataset["theme"] = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage is blocked: the theme holds for this page.
  }
}
