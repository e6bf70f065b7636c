/** Puts a link to the address that the server noted on the root element into the contact page. */
export function showContactEmail(place: Element): void {
  const address = document.documentElement.dataset["contactEmail"];
  if (address === undefined) return;
  const link = document.createElement("a");
  link.href = `mailto:${address}`;
  link.textContent = address;
  place.append(link);
}
