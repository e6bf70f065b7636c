const intervalMs = 5_000;

/** Turns the pages of a `[data-carousel]`: by its buttons, by itself every five seconds, and from the last to the first. */
export function runCarousel(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>("[data-track]");
  const controls = root.querySelector<HTMLElement>("[data-carousel-controls]");
  const previous = root.querySelector<HTMLButtonElement>("[data-carousel-previous]");
  const next = root.querySelector<HTMLButtonElement>("[data-carousel-next]");
  const play = root.querySelector<HTMLButtonElement>("[data-carousel-play]");
  if (!track || !controls || !previous || !next || !play) return;

  const count = track.children.length;
  let page = 0;
  let isPlaying = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  let isWatched = false;

  const mark = (shown: number) => {
    page = shown;
    previous.disabled = page === 0;
    next.disabled = page === count - 1;
  };
  const show = (wanted: number) => {
    mark(wanted);
    track.scrollTo({ left: wanted * track.clientWidth });
  };
  const showPlaying = () => {
    root.dataset["playing"] = String(isPlaying);
    play.ariaLabel = (isPlaying ? play.dataset["labelPause"] : play.dataset["labelPlay"]) ?? null;
  };

  previous.addEventListener("click", () => show(Math.max(0, page - 1)));
  next.addEventListener("click", () => show(Math.min(count - 1, page + 1)));
  play.addEventListener("click", () => {
    isPlaying = !isPlaying;
    showPlaying();
  });
  // A swipe turns the page without the buttons.
  track.addEventListener("scrollend", () => mark(Math.round(track.scrollLeft / track.clientWidth)));
  // Nobody is moved away from what is being read or reached by keyboard.
  for (const [event, watched] of watchEvents) root.addEventListener(event, () => (isWatched = watched));

  setInterval(() => {
    if (isPlaying && !isWatched && !document.hidden) show((page + 1) % count);
  }, intervalMs);
  controls.hidden = false;
  mark(0);
  showPlaying();
}

const watchEvents = [
  ["pointerenter", true],
  ["pointerleave", false],
  ["focusin", true],
  ["focusout", false],
] as const;
