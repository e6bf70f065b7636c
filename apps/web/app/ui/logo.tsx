/** The mark: a torn sheet with a red head rule. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="#2440c4" />
      <path d="M8 8h10l2 1.2 1.4-.7 1.3 1.5 1.3-.4V24H8z" fill="#fff" />
      <path d="M8 12.5h16" stroke="#dc4a28" strokeWidth="2" />
      <path d="M11 17h10M11 20.5h7" stroke="#2440c4" strokeWidth="1.6" />
    </svg>
  );
}
