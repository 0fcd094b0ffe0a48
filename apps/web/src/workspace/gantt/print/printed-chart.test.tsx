import { expect, test } from "vitest";
import { pageFor } from "./printed-chart.ts";

test.each([
	[5, 1, 1],
	[20, 0.67, 1],
	[21, 0.64, 1],
	[28, 0.62, 2],
	[1000, 0.62, 48],
])("%i lines are printed at %d of their size on %i pages", (count, zoom, pages) => {
	const page = pageFor(count);
	expect(page.zoom).toBeCloseTo(zoom, 2);
	expect(Math.ceil(count / page.lines)).toBe(pages);
});
