import { useParentSize } from "@visx/responsive";
import type { HTMLAttributes, ReactNode, Ref } from "react";

/** Px that a plot is drawn with before its width is known, and while it is hidden. */
const unknownWidth = 640;
const box = {
	initialSize: { width: unknownWidth },
	ignoreDimensions: ["height", "top", "left"],
	debounceTime: 0,
} satisfies Parameters<typeof useParentSize>[0];

/** The width in whole px of the plot that takes the ref, followed as it changes. */
export function usePlotWidth() {
	const { parentRef, width } = useParentSize<HTMLDivElement>(box);
	return { ref: parentRef, width: Math.floor(width) || unknownWidth };
}

/** The part of a chart that pointer and keyboard move in; one stop in the tab order. */
export function ChartPlot({
	title,
	marks,
	children,
	...rest
}: HTMLAttributes<HTMLDivElement> & {
	title: string;
	/** What the arrow keys walk over: "9 dates". */
	marks: string;
	ref?: Ref<HTMLDivElement>;
	children: ReactNode;
}) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a chart is no set of form fields
		<div
			role="group"
			aria-roledescription="chart"
			aria-label={`${title}. Arrow keys read its ${marks}.`}
			{...rest}
		>
			{children}
		</div>
	);
}

/** The drawing in the plot. On paper, where the plot is narrower than on screen, it is drawn smaller as a whole. */
export function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
	return (
		<svg
			data-chart=""
			width={width}
			height={height}
			viewBox={`0 0 ${width} ${height}`}
			preserveAspectRatio="xMinYMid"
			aria-hidden="true"
			className="block max-w-full"
		>
			{children}
		</svg>
	);
}
