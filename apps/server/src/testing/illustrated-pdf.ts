/** Pixels of the picture's sides; every one differs from its neighbours, so that it is no plain area. */
const side = 130;

function stream(entries: string, data: Buffer): Buffer {
  const head = `<< ${entries} /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from("\nendstream")]);
}

/** One page with a picture in the middle: its caption below, one line of text above and one after, by points from the bottom. */
export function illustratedPdf(above: string, caption: string, after: string): Uint8Array<ArrayBuffer> {
  const line = (text: string, y: number) => `BT /F 10 Tf 50 ${y} Td (${text}) Tj ET`;
  const page = [
    line(above, 760),
    `q ${side} 0 0 ${side} 50 600 cm /Picture Do Q`,
    line(caption, 580),
    line(after, 540),
  ].join("\n");
  const pixels = Buffer.from(Array.from({ length: side * side * 3 }, (_, at) => (at * 7) % 251));
  const picture = `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const objects = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from(
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R " +
        "/Resources << /Font << /F 5 0 R >> /XObject << /Picture 6 0 R >> >> >>",
    ),
    stream("", Buffer.from(page)),
    Buffer.from("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"),
    stream(picture, pixels),
  ];
  // Without a table of places: readers look for the objects themselves.
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    object,
    Buffer.from("\nendobj\n"),
  ]);
  return new Uint8Array(
    Buffer.concat([Buffer.from("%PDF-1.4\n"), ...parts, Buffer.from("trailer\n<< /Root 1 0 R >>\n%%EOF\n")]),
  );
}
