/** Long enough for every browser to have taken the file over. */
const objectUrlLifeMs = 60_000;

/** Hands content to the browser's downloads under a name. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), objectUrlLifeMs);
}
