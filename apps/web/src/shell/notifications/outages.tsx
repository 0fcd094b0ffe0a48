import { TriangleAlert } from "lucide-react";
import { useNotices } from "./notices.ts";

/** What is wrong right now. */
export function Outages() {
	const notices = useNotices();
	if (notices.length === 0) return null;
	return (
		<ul className="space-y-2 p-2">
			{notices.map((notice) => (
				<li key={notice.id} className="flex gap-2.5 rounded-md bg-warning-soft p-2.5 text-table text-warning">
					<TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
					<span>
						<span className="block font-medium">{notice.title}</span>
						{notice.text}
					</span>
				</li>
			))}
		</ul>
	);
}
