/** The gallery's groups, in order: anchor and title. */
export const sections = [
	{ id: "colour", title: "Colour" },
	{ id: "type", title: "Type" },
	{ id: "actions", title: "Actions" },
	{ id: "forms", title: "Forms" },
	{ id: "overlays", title: "Overlays" },
	{ id: "status", title: "Status" },
	{ id: "structure", title: "Structure" },
	{ id: "tables", title: "Tables" },
	{ id: "charts", title: "Charts" },
] as const;
