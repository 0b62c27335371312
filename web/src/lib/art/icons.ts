/** Icons on a 24 x 24 grid. `line` is stroked, `solid` is filled; both are paths. */

interface Sign {
  line?: string;
  solid?: string;
}

const dot = (x: number, y: number, r = 1.6): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const icons = {
  crown: { line: 'M3.5 8l4.5 4 4-7 4 7 4.5-4-2 11.5H5.5z', solid: dot(12, 15.5, 1.4) },
  flag: { line: 'M6 21.5V3.5M6 4.5h13l-3.5 4.5 3.5 4.5H6' },
  expand: { line: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' },
  shrink: { line: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' },
  check: { line: 'M4 13l5 5.5L20 6' },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  plus: { line: 'M12 4.5v15M4.5 12h15' },
  minus: { line: 'M4.5 12h15' },
  lock: { line: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11', solid: dot(12, 15.7) },
  unlock: {
    line: 'M5.5 11h13v9.5h-13zM8.5 11V7a3.5 3.5 0 0 1 6.8-1.2',
    solid: dot(12, 15.7),
  },
  bot: {
    line: 'M4.5 9h15v11h-15zM12 9V5.5M9 17h6M2 13v3M22 13v3',
    solid: dot(12, 4) + dot(9, 13) + dot(15, 13),
  },
  person: { line: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5z' },
  people: {
    line: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.3-4 2.7-6 6.5-6s6.2 2 6.5 6zM15.5 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.2.8 3.4 2.7 3.5 5.5',
  },
  sound: {
    line: 'M3.5 9.5v5h3.5l5 4.5V5l-5 4.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6a8.5 8.5 0 0 1 0 12',
  },
  mute: { line: 'M3.5 9.5v5h3.5l5 4.5V5l-5 4.5zM16 9.5l5 5M21 9.5l-5 5' },
  whistle: {
    line: 'M3.5 9h17v4.5h-4.2A5.4 5.4 0 1 1 6 13.5L3.5 12zM9 5.5V3M12.5 5.5L14 3.5',
    solid: dot(11, 15, 1.5),
  },
  list: {
    line: 'M9 6.5h11M9 12h11M9 17.5h11',
    solid: dot(4.5, 6.5) + dot(4.5, 12) + dot(4.5, 17.5),
  },
  menu: { line: 'M4 6.5h16M4 12h16M4 17.5h16' },
  chat: {
    line: 'M3.5 4.5h17v12h-9l-5 4.5v-4.5h-3z',
    solid: dot(8, 10.5, 1.3) + dot(12, 10.5, 1.3) + dot(16, 10.5, 1.3),
  },
  send: { line: 'M3.5 4.5L21 12 3.5 19.5l2.5-7.5zM6 12h7' },
  smile: {
    line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 14c1.8 3 6.2 3 8 0',
    solid: dot(9, 9.7, 1.4) + dot(15, 9.7, 1.4),
  },
  rules: {
    line: 'M12 6.5C9.8 4.7 6.8 4.3 3.5 4.8v13.4c3.3-.5 6.3 0 8.5 1.8 2.2-1.8 5.2-2.3 8.5-1.8V4.8C17.2 4.3 14.2 4.7 12 6.5zM12 6.5V20',
  },
  share: { line: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M5 12.5V20h14v-7.5' },
  link: {
    line: 'M10 14a4 4 0 0 0 6 .3l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.3l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  },
  copy: { line: 'M9 9h11.5v11.5H9zM5.5 15h-2V3.5H15v2' },
  qr: { line: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14.5 14.5h1.5M20 14v2.5M14 20h2M20 20v.01' },
  play: { solid: 'M7.5 4.3c-.8-.5-1.7 0-1.7 1v13.4c0 1 .9 1.5 1.7 1l11-6.7c.8-.5.8-1.5 0-2z' },
  pause: {
    solid:
      'M6 4.5h4a.6.6 0 0 1 .6.6v13.8a.6.6 0 0 1-.6.6H6a.6.6 0 0 1-.6-.6V5.1A.6.6 0 0 1 6 4.5zM14 4.5h4a.6.6 0 0 1 .6.6v13.8a.6.6 0 0 1-.6.6h-4a.6.6 0 0 1-.6-.6V5.1a.6.6 0 0 1 .6-.6z',
  },
  step: { line: 'M5.5 5.5l8.5 6.5-8.5 6.5zM18.5 5.5v13' },
  back: { line: 'M18.5 5.5L10 12l8.5 6.5zM5.5 5.5v13' },
  first: { line: 'M12.5 6L6.5 12l6 6M19.5 6l-6 6 6 6M3.5 5.5v13' },
  last: { line: 'M11.5 6l6 6-6 6M4.5 6l6 6-6 6M20.5 5.5v13' },
  undo: { line: 'M8 5L3.5 9.5 8 14M4 9.5h9.500a5.500 5.500 0 0 1 0 11H8' },
  swap: { line: 'M4 8.5h14.5L14 4M20 15.5H5.5L10 20' },
  again: { line: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L20 9M20 4v5h-5' },
  timer: { line: 'M12 21.5a8.2 8.2 0 1 0 0-16.4 8.2 8.2 0 0 0 0 16.4zM12 9v4.5l3 2M9.5 2.5h5' },
  eye: {
    line: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
    solid: dot(12, 12, 2.8),
  },
  'wifi-lost': {
    line: 'M2.5 9.5a14 14 0 0 1 5-3M21.5 9.5A14 14 0 0 0 12.5 5.6M6.5 13.7a8.5 8.5 0 0 1 4.3-2.3M17.5 13.7l-1.3-.9M4 3l16 18',
    solid: dot(12, 18, 1.7),
  },
  sun: {
    line: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.2M12 19.8V22M2 12h2.2M19.8 12H22M4.9 4.9l1.6 1.6M17.5 17.5l1.6 1.6M19.1 4.9l-1.6 1.6M6.5 17.5l-1.6 1.6',
  },
  moon: { line: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z' },
  home: { line: 'M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10M10 20v-5.5h4V20' },
  door: { line: 'M13.5 4h-8v16h8M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5' },
  screen: { line: 'M3 4.5h18v12H3zM8.5 20.5h7M12 16.5v4' },
  keyboard: { line: 'M2.5 6h19v12.5h-19zM8 14.7h8', solid: dot(7, 10) + dot(12, 10) + dot(17, 10) },
  phone: { line: 'M7 2.5h10v19H7zM11 18.5h2' },
  up: { line: 'M5 15l7-7 7 7' },
  down: { line: 'M5 9l7 7 7-7' },
  left: { line: 'M15 5l-7 7 7 7' },
  right: { line: 'M9 5l7 7-7 7' },
  pencil: { line: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM13.5 7l3.5 3.5' },
  trash: { line: 'M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6' },
  download: { line: 'M12 3.5V15M7.5 10.5L12 15l4.5-4.5M4.5 16.5v4h15v-4' },
  upload: { line: 'M12 15V3.5M7.5 8L12 3.5 16.5 8M4.5 16.5v4h15v-4' },
  info: { line: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5', solid: dot(12, 7.7, 1.5) },
  warning: { line: 'M12 3.5L22 20.5H2zM12 10v4.5', solid: dot(12, 17.4, 1.3) },
  star: {
    line: 'M12 3.2l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2L3 9.7l6.3-.8z',
  },
  cup: {
    line: 'M7.5 4h9v6.5a4.5 4.5 0 0 1-9 0zM7.5 6H4v1.5a3.5 3.5 0 0 0 3.5 3.5M16.5 6H20v1.5a3.5 3.5 0 0 1-3.5 3.5M12 15v4M8 20.5h8',
  },
  cards: { line: 'M8 5.5l9.5-2 3 14-9.5 2zM6 8L3.5 8.6l2.8 12 4.2-.9' },
} as const satisfies Record<string, Sign>;

export type IconName = keyof typeof icons;

export function sign(name: IconName): Sign {
  return icons[name];
}
