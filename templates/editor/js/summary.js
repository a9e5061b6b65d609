// The state of a document in a line.

const counted = (count, name) => `${count} ${name}${count === 1 ? "" : "s"}`;

export const summary = ({ valid, documents, diagnostics }) => {
  const count = (severity) => diagnostics.filter((finding) => finding.severity === severity).length;
  const parts = ["error", "warning"]
    .filter((severity) => count(severity) > 0)
    .map((severity) => counted(count(severity), severity));
  if (!valid) return parts.join(", ") || "Not valid";
  return ["Valid", counted(documents[0].nodes, "node"), ...parts].join(", ");
};
