import { createFileRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";

/** Everything the design system has, in every state. In development only: a build leaves it out. */
export const Route = createFileRoute("/gallery")({
	beforeLoad: () => {
		if (!import.meta.env.DEV) throw notFound();
	},
	component: import.meta.env.DEV
		? lazyRouteComponent(() => import("../gallery/gallery.tsx"), "Gallery")
		: undefined,
});
