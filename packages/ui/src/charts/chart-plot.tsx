import type { HTMLAttributes, ReactNode, Ref } from "react";

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
