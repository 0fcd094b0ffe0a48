import { createCanvas } from "@napi-rs/canvas";
import { expect, it } from "vitest";
import { imageSize } from "./image-size.ts";

const canvas = createCanvas(321, 123);

it.each(["image/png", "image/jpeg", "image/webp"] as const)(
	"the size of a %s is read without unpacking it",
	(type) => {
		const bytes = type === "image/png" ? canvas.toBuffer(type) : canvas.toBuffer(type, 80);
		expect(imageSize(bytes)).toEqual({ width: 321, height: 123 });
		expect(imageSize(bytes.subarray(0, 12))).toBeNull();
	},
);

it("the size of a GIF is read from its screen", () => {
	expect(imageSize(Buffer.from("47494638396141017b00800000", "hex"))).toEqual({ width: 321, height: 123 });
});

it("what is no picture has no size", () => {
	expect(imageSize(Buffer.from("%PDF-1.7 and more of it, long enough for every look"))).toBeNull();
});
