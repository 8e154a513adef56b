import { chakra } from '@chakra-ui/react';

/** An empty hand truck, as a technical drawing has it. */
export function EmptyTruck() {
  return (
    <chakra.svg
      viewBox="0 0 200 132"
      aria-hidden
      width="220px"
      fill="none"
      stroke="drawing.line"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <chakra.path
        d="M8 120h184M62 96v32M122 12v116"
        stroke="drawing.note"
        strokeWidth="1"
        strokeDasharray="12 3 2 3"
        opacity="0.5"
      />
      <path d="M34 14h16l22 74M72 88h74M40 34h12" />
      <path d="M78 88V46h62v42" strokeDasharray="5 5" />
      <circle cx="62" cy="104" r="15" />
      <chakra.circle cx="62" cy="104" r="5" stroke="copper.fg" />
      <path d="M146 82v12" />
      <chakra.path
        d="M78 34h62M78 30v8M140 30v8M156 46v42M152 46h8M152 88h8"
        stroke="drawing.note"
        strokeWidth="1"
      />
    </chakra.svg>
  );
}
