/** A clock as people write it: 1:05, 1:02:03; days are words. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (n: number) => `${n}`.padStart(2, "0");
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor(left / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

export const DAY = 86_400;
