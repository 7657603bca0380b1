import { art, cord, plug, plugged, redGlow, redLamp, stroke } from './EmptyState.css.ts';

/** Four jacks and a loose cord: nothing is connected yet. */
export function PatchDrawing() {
  return (
    <svg className={art} width="168" height="96" viewBox="0 0 168 96" fill="none" aria-hidden="true">
      {[24, 64, 104, 144].map((x) => (
        <g key={x} className={stroke}>
          <circle cx={x} cy="24" r="11" />
          <circle cx={x} cy="24" r="5" />
        </g>
      ))}
      <path className={cord} strokeWidth="4" d="M64 24C64 88 104 50 100 76" />
      <circle className={plugged} cx="64" cy="24" r="5" />
      <rect className={plug} x="95" y="74" width="9" height="15" rx="2.5" transform="rotate(8 100 81)" />
    </svg>
  );
}

/** The same at the size of a page: there is no such page. */
export function LooseCordDrawing() {
  return (
    <svg className={art} width="240" height="132" viewBox="0 0 240 132" fill="none" aria-hidden="true">
      {[30, 90, 150, 210].map((x) => (
        <g key={x} className={stroke}>
          <circle cx={x} cy="26" r="14" />
          <circle cx={x} cy="26" r="6.5" />
        </g>
      ))}
      <path className={cord} strokeWidth="5" d="M90 26C90 130 176 64 164 110" />
      <circle className={plugged} cx="90" cy="26" r="7" />
      <rect className={plug} x="157" y="106" width="12" height="20" rx="3" transform="rotate(8 163 116)" />
    </svg>
  );
}

/** Four jacks, one red lamp: something is down. */
export function RedLampDrawing() {
  return (
    <svg className={art} width="240" height="72" viewBox="0 0 240 72" fill="none" aria-hidden="true">
      {[30, 90, 150, 210].map((x, index) => (
        <g key={x} className={stroke}>
          <circle cx={x} cy="54" r="14" />
          <circle cx={x} cy="54" r="6.5" />
          {index === 1 ? null : <circle cx={x} cy="14" r="5" />}
        </g>
      ))}
      <circle className={redGlow} cx="90" cy="14" r="12" />
      <circle className={redLamp} cx="90" cy="14" r="6" />
    </svg>
  );
}
