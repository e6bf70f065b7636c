import type { Demo } from "./demo/demo.ts";

/**
 * The demo's form, before anybody uses it. Its code (public-pages/demo, many times the size of this page's script) is
 * fetched when a pointer or the keyboard first reaches the form.
 */
export function watchDemo(root: HTMLElement): void {
  const result = root.querySelector<HTMLElement>("[data-demo-result]");
  let opening: Promise<Demo | null> | undefined;
  const open = () => {
    opening ??= import("./demo/demo.ts").then(({ openDemo }) => openDemo(root));
    return opening;
  };
  const use = (run: (demo: Demo) => void) => {
    open().then(
      (demo) => demo && run(demo),
      () => {
        // The code did not come: no network, or a page from before a deployment.
        opening = undefined;
        if (result) result.textContent = result.dataset["offline"] ?? "";
      },
    );
  };

  for (const event of ["pointerover", "focusin"]) {
    // What fails here is tried again, and told, when the form is used.
    root.addEventListener(event, () => void open().catch(() => (opening = undefined)), { once: true });
  }
  root.addEventListener("change", () => use((demo) => demo.showChosen()));
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter;
    const sample = button instanceof HTMLButtonElement && button.name === "sample" ? button.value : null;
    use((demo) => void demo.convert(sample));
  });
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    // The list is emptied when the event is over.
    const file = event.dataTransfer?.files[0];
    if (file) use((demo) => demo.takeFile(file));
  });
}
