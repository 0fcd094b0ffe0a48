/** Linear-light sRGB, 0–1 each, of "#rrggbb". */
function linear(hex: string): [number, number, number] {
	const channel = (at: number) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}

/** Contrast ratio, 1–21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
	const luminance = (hex: string) => {
		const [red, green, blue] = linear(hex);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const [one, other] = [luminance(a), luminance(b)];
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

type Matrix = readonly (readonly [number, number, number])[];

/** Full colour-vision deficiency after Machado, Oliveira, Fernandes 2009, table 1, severity 1. */
export const visions: Record<string, Matrix> = {
	typical: [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1],
	],
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039],
	],
};

/** Distance in OKLab (Ottosson 2020) as somebody with this vision sees the two; about 0.02 is just noticeable. */
export function distance(a: string, b: string, vision: Matrix): number {
	const lab = (hex: string) => {
		const source = linear(hex);
		const [red = 0, green = 0, blue = 0] = vision.map((row) =>
			Math.min(Math.max(row[0] * source[0] + row[1] * source[1] + row[2] * source[2], 0), 1),
		);
		const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
		const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
		const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
		return [
			0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
			1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
			0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
		] as const;
	};
	const [x, y] = [lab(a), lab(b)];
	return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}
