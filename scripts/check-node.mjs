// Plain JavaScript on purpose: an older Node cannot even load a .ts file, and its own message would not say what to do.
const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  process.stderr.write(
    `Deckle needs Node 24 or newer and this is Node ${process.versions.node}: run "npm ci" without --ignore-scripts (it brings Node 24 with it), then "npm start" or "npm test".\n`,
  );
  process.exit(1);
}
