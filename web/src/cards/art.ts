// Every drawn path: rank glyphs, suits, headgear, packs, icons. Own work, paths only, no fonts.

/** Strokes in a box 100 high: path and width. */
export const GLYPH: Record<string, readonly [string, number]> = {
  A: ["M4 100 37 0 70 100M16 67H58", 74],
  2: ["M6 27C7 10 19 0 35 0 53 0 64 11 64 27 64 41 56 51 42 64L6 100H67", 71],
  3: [
    "M8 12C14 4 23 0 34 0 51 0 62 10 62 24 62 38 51 47 33 47 53 47 66 57 66 73 66 90 52 100 34 100 20 100 10 94 4 84",
    70,
  ],
  4: ["M52 100V0L4 71H71", 74],
  5: ["M61 0H16L11 46C18 40 26 37 36 37 54 37 67 49 67 68 67 87 53 100 35 100 21 100 11 95 4 85", 71],
  6: ["M50 0C30 14 6 40 6 68 6 87 19 100 37 100 55 100 68 87 68 69 68 51 55 39 38 39 23 39 11 48 7 62", 74],
  7: ["M4 0H65L27 100", 69],
  8: [
    "M36 46C20 46 10 37 10 23 10 9 21 0 36 0 51 0 62 9 62 23 62 37 52 46 36 46 17 46 4 57 4 73 4 90 18 100 36 100 54 100 68 90 68 73 68 57 55 46 36 46Z",
    72,
  ],
  9: ["M24 100C44 86 68 60 68 32 68 13 55 0 37 0 19 0 6 13 6 31 6 49 19 61 36 61 51 61 63 52 67 38", 74],
  T: ["M0 17 19 0V100M68 0C53 0 43 17 43 50 43 83 53 100 68 100 83 100 93 83 93 50 93 17 83 0 68 0Z", 97],
  J: ["M22 0H52V68C52 88 42 100 26 100 12 100 3 91 2 76", 58],
  Q: ["M39 0C18 0 4 19 4 50 4 81 18 100 39 100 60 100 74 81 74 50 74 19 60 0 39 0ZM48 74 74 105", 80],
  K: ["M8 0V100M66 0 9 62M31 39 70 100", 74],
};

/** Suits in a box of 100. */
export const SUIT: Record<string, string> = {
  H: "M50 94C22 70 5 52 5 31 5 16 16 6 29 6 39 6 46 11 50 20 54 11 61 6 71 6 84 6 95 16 95 31 95 52 78 70 50 94Z",
  D: "M50 3C59 21 71 36 88 50 71 64 59 79 50 97 41 79 29 64 12 50 29 36 41 21 50 3Z",
  S: "M50 4C57 22 96 38 96 63 96 77 87 85 76 85 67 85 59 80 54 71 55 83 59 91 67 97H33C41 91 45 83 46 71 41 80 33 85 24 85 13 85 4 77 4 63 4 38 43 22 50 4Z",
  C: "M50 4C62 4 71 13 71 25 71 32 68 37 64 41 67 39 71 38 75 38 87 38 96 47 96 60 96 73 87 82 75 82 66 82 58 77 54 69 55 82 59 91 67 97H33C41 91 45 82 46 69 42 77 34 82 25 82 13 82 4 73 4 60 4 47 13 38 25 38 29 38 33 39 36 41 32 37 29 32 29 25 29 13 38 4 50 4Z",
};

/** Headgear of the courts in a box of 100 × 50, with the balls on it. */
export const CROWN: Record<string, readonly [string, readonly (readonly [number, number])[]]> = {
  K: [
    "M14 48 6 10 30 28 50 0 70 28 94 10 86 48Z",
    [
      [6, 8],
      [50, -3],
      [94, 8],
    ],
  ],
  Q: [
    "M12 48C4 30 6 16 10 8 16 22 26 26 32 20 38 14 44 8 50 2 56 8 62 14 68 20 74 26 84 22 90 8 94 16 96 30 88 48Z",
    [[50, -3]],
  ],
  J: ["M14 48C12 24 26 12 46 12 54 12 60 14 66 18 70 2 84-8 100-6 99 8 92 20 80 30 84 36 86 42 86 48Z", []],
};

/** The joker: a star for an index (box 100) and a cap with bells (box 100 × 76; left half, right half, bells). */
export const STAR = "M50 6 61 38 95 38 68 58 78 91 50 71 22 91 32 58 5 38 39 38Z";
export const CAP = {
  left: "M50 8C40 12 33 20 30 32 23 23 13 21 4 28 14 30 19 40 20 58H50Z",
  right: "M50 8C60 12 67 20 70 32 77 23 87 21 96 28 86 30 81 40 80 58H50Z",
  bells: [
    [4, 28],
    [50, 6],
    [96, 28],
  ] as readonly (readonly [number, number])[],
};

export interface Pack {
  readonly name: string;
  readonly ground: string;
  readonly ink: string;
  readonly art: string;
}

/** The twelve packs: ground, ink of the pattern, and one 20 × 20 tile of it. */
export const PACKS: readonly Pack[] = [
  {
    name: "tomato",
    ground: "#C4412B",
    ink: "#F6C9A6",
    art: '<path stroke="#F6C9A6" fill="none" stroke-width="2.800" stroke-linecap="square" d="M-2 2 2-2M-2 12 12-2M-2 22 22-2M8 22 22 8M18 22 22 18"/>',
  },
  {
    name: "ocean",
    ground: "#1D63A8",
    ink: "#BFE0F5",
    art: '<circle fill="#BFE0F5" cx="5" cy="5" r="3.6"/><circle fill="#BFE0F5" cx="15" cy="15" r="3.6"/>',
  },
  {
    name: "marigold",
    ground: "#E8A51F",
    ink: "#5E3A00",
    art: '<path stroke="#5E3A00" fill="none" stroke-width="4" stroke-linecap="square" d="M-2 14 10 4 22 14"/>',
  },
  { name: "pine", ground: "#17694F", ink: "#B9E4C6", art: '<path fill="#B9E4C6" d="M0 0H10V10H0ZM10 10H20V20H10Z"/>' },
  {
    name: "sky",
    ground: "#7CC0E6",
    ink: "#123F5E",
    art: '<path stroke="#123F5E" fill="none" stroke-width="4" stroke-linecap="square" d="M10 4V16M4 10H16"/>',
  },
  { name: "plum", ground: "#70336E", ink: "#EBC3E2", art: '<path fill="#EBC3E2" d="M10 1 17 10 10 19 3 10Z"/>' },
  {
    name: "rose",
    ground: "#EFA0B4",
    ink: "#74203C",
    art: '<circle cx="10" cy="10" r="6" stroke="#74203C" fill="none" stroke-width="4" stroke-linecap="square"/>',
  },
  {
    name: "ink",
    ground: "#232C46",
    ink: "#D5DCEC",
    art: '<path stroke="#D5DCEC" fill="none" stroke-width="4" stroke-linecap="square" stroke-width="3" d="M0 5H20M0 15H20M5-5V5M15 5V15M5 15V25"/>',
  },
  { name: "moss", ground: "#A9BC4A", ink: "#364106", art: '<path fill="#364106" d="M2 0H8V20H2ZM14 0H17V20H14Z"/>' },
  { name: "cocoa", ground: "#7A4B2E", ink: "#EFD3B4", art: '<path fill="#EFD3B4" d="M0 2H20V7H0ZM0 12H20V14H0Z"/>' },
  {
    name: "pearl",
    ground: "#E7E3DA",
    ink: "#4B4A52",
    art: '<path stroke="#4B4A52" fill="none" stroke-width="4" stroke-linecap="square" d="M-10 10C-6.500 1-3.500 1 0 10S6.500 19 10 10 16.500 1 20 10 26.500 19 30 10"/>',
  },
  { name: "slate", ground: "#7D8B94", ink: "#10212B", art: '<path fill="#10212B" d="M10 3 18 17H2Z"/>' },
];

/** Icons in a box of 24, stroked. */
export const ICON: Record<string, string> = {
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1"/>',
  sound: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.4 9.4a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 2M12 17v.1"/>',
  smile: '<circle cx="12" cy="12" r="9"/><path d="M8.5 14.2a4.3 4.3 0 0 0 7 0M9 9.4v.6M15 9.4v.6"/>',
  wow: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="15.3" r="1.9"/><path d="M9 9v.8M15 9v.8"/>',
  grr: '<circle cx="12" cy="12" r="9"/><path d="M8.5 16a4.3 4.3 0 0 1 7 0M8 8.6l2.4 1.2M16 8.6l-2.4 1.2"/>',
  heart:
    '<path d="M12 20C6 15.300 3.500 12 3.500 8.600 3.500 6 5.500 4.200 7.800 4.200c1.900 0 3.400 1 4.200 2.800.8-1.800 2.300-2.800 4.200-2.800 2.300 0 4.300 1.800 4.300 4.400 0 3.400-2.500 6.700-8.500 11.400Z"/>',
  fast: '<path d="M13 2.500 5 13.500h6L10 21.500l8-11.500h-6Z"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  copy: '<rect x="8.500" y="8.500" width="11" height="11" rx="2"/><path d="M15.500 5.500v-1h-11v11h1"/>',
  share: '<path d="M12 15V3.500M8 7l4-3.500L16 7M5 12v8h14v-8"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  check: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  mute: '<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5"/>',
  chat: '<path d="M4 5.5h16v11h-9L6.500 20.500v-4H4Z"/>',
  shift: '<path d="M7 4h10v9H7ZM12 16v4.500M8.500 17.500 12 21l3.500-3.500"/>',
  bulb: '<path d="M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.6.5 1 1.2 1 2v1.2h5.2v-1.2c0-.8.4-1.5 1-2A6 6 0 0 0 12 3.5Z"/>',
  people:
    '<circle cx="9" cy="8.500" r="3.200"/><path d="M3 19.500c.4-4 2.600-6 6-6s5.600 2 6 6M15.500 5.800a3 3 0 0 1 0 5.600M17.200 13.900c2.200.7 3.500 2.600 3.800 5.600"/>',
  thumb:
    '<path d="M4 11h3.500v9H4ZM7.500 12l4-8c1.700 0 2.500 1.200 2.200 2.700L13 10h5.500c1.300 0 2 1 1.700 2.200l-1.600 6.200c-.3 1-1 1.600-2 1.600H7.500"/>',
  laugh:
    '<circle cx="12" cy="12" r="9"/><path d="M7.500 13h9c-.3 2.800-2.100 4.500-4.500 4.500S7.800 15.800 7.500 13ZM8 9.800l1.300-1 1.200 1M13.500 9.800l1.300-1 1.200 1"/>',
  sad: '<circle cx="12" cy="12" r="9"/><path d="M8.500 16.200a4.300 4.300 0 0 1 7 0M9 9.400v.6M15 9.400v.6M16.500 12.500v1.800"/>',
  clap: '<path d="M8.500 20c-2.500-1-4-3-4.500-5.500L5.500 9.500l2 .5.500 2.500L12 6.500l1.500 1-2 3.500 4-4.500 1.300 1.200-3.800 4.600 4.200-3.400 1.200 1.300-4.400 4.200 3.300-2 .9 1.500C16.500 18 13 21.500 8.500 20ZM17 3v2.500M20.500 4.500 19 6.300M21.500 8.500H19"/>',
  think:
    '<circle cx="12" cy="11" r="8.500"/><path d="M9 9v.6M14.500 8.500v.6M9.500 14.500c1.500-.8 3.500-1 5.500-.5M6 21h.1"/>',
  sleep: '<circle cx="11" cy="13" r="8"/><path d="M7.500 12.500h2M12.500 12.500h2M9.500 16.500h3M16 3h5l-5 5h5"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8.500 11V8a3.500 3.500 0 0 1 7 0v3"/>',
  plug: '<path d="M9 3v5M15 3v5M6 8h12v3.500a6 6 0 0 1-12 0ZM12 17.500V21.500"/>',
  again: '<path d="M19.500 12a7.500 7.500 0 1 1-2.300-5.400M19.500 3.500v4.500H15"/>',
  leave: '<path d="M14 4.500H6v15h8M11 12h9.500M17 8.500l3.500 3.500-3.500 3.500"/>',
  screen: '<rect x="3" y="4.500" width="18" height="12.500" rx="2"/><path d="M8.500 20.500h7M12 17v3.500"/>',
  eye: '<path d="M2.500 12C5 7.500 8.200 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.700 6.500-9.500 6.500S5 16.500 2.500 12Z"/><circle cx="12" cy="12" r="2.800"/>',
  turn: '<path d="M5 12a7 7 0 1 1 2.300 5.200M5 19v-4.500h4.500"/>',
  x: '<path d="m6 6 12 12M18 6 6 18"/>',
  crown: '<path d="M5 18h14l1.500-10-5 4L12 5.500 8.500 12l-5-4Z"/>',
  chev: '<path d="m9 5 7 7-7 7"/>',
  bot: '<rect x="4" y="8" width="16" height="11" rx="3.500"/><path d="M12 8V4.500M9 12.800v1.600M15 12.800v1.600"/>',
  hand: '<path d="M8 12V6.200a1.500 1.500 0 0 1 3 0V11 4.700a1.500 1.500 0 0 1 3 0V11 6.200a1.500 1.500 0 0 1 3 0V14c0 4-2.500 6.500-6 6.500-3 0-4.500-1.500-6-4.500l-1.500-3.200c-.6-1.500 1.200-2.500 2.300-1.200Z"/>',
};

/** The letters of the wordmark: path and advance. */
export const WORD: readonly (readonly [string, number])[] = [
  ["M6 100V0L68 100V0", 74],
  ["M6 66H58C58 46 48 34 32 34 16 34 5 47 5 67 5 87 17 100 33 100 44 100 52 96 57 88", 62],
  ["M8 34V100M8 62C12 44 22 34 40 36", 42],
  ["M18 6V80C18 94 26 100 40 98M4 36H38", 42],
  ["M44 44C38 36 32 34 24 34 12 34 6 40 6 49 6 70 46 60 46 82 46 94 37 100 25 100 16 100 9 97 3 89", 48],
];
