import { useNavigate, useSearch } from "@tanstack/react-router";
import { Drawer } from "@throughline/ui/drawer";
import { SourceReader } from "./source-reader.tsx";

/** The source that the address names, over the screen that quotes it. */
export function SourceDrawer() {
	const { source, passage } = useSearch({ strict: false });
	const navigate = useNavigate();
	const close = () =>
		void navigate({
			to: ".",
			search: (before) => ({ ...before, source: undefined, passage: undefined }),
			resetScroll: false,
		});
	if (!source) return null;
	return (
		<Drawer open onOpenChange={(open) => !open && close()}>
			<SourceReader key={source} documentId={source} passageId={passage} />
		</Drawer>
	);
}
