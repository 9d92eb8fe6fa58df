interface Star {
  x: number;
  y: number;
  r: number;
  light: number;
}

/** The same `count` stars for the same `seed`, over a field of 100 by 60; thinner and fainter towards the ground. */
export function scatter(count: number, seed: number): Star[] {
  let last = seed;
  const chance = () => {
    last = (last * 48271) % 2147483647;
    return last / 2147483647;
  };
  return Array.from({ length: count }, () => {
    const y = 60 * chance() ** 1.35;
    return {
      x: 100 * chance(),
      y,
      r: 0.06 + 0.16 * chance() ** 3,
      light: (0.4 + 0.6 * chance()) * (1 - y / 75),
    };
  });
}
