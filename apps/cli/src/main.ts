/** The command line's entry. Loads nothing else before it knows that this Node can run it. */
const minimumMajor = 24;

if (Number(process.versions.node.split(".")[0]) < minimumMajor) {
  console.error(
    `Deckle needs Node ${minimumMajor} or newer; this is ${process.versions.node}. "npm run deckle -- ..." uses the right one.\n` +
      `Deckle 需要 Node ${minimumMajor} 或更新版本，当前为 ${process.versions.node}。请用 “npm run deckle -- ...” 运行。`,
  );
  process.exitCode = 2;
} else {
  // A reader that has seen enough (`| head`) closes the pipe; that is no failure of ours.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  const { run } = await import("./run.ts");
  process.exitCode = await run(process.argv.slice(2), process.env);
}
