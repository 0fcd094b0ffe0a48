import { useNavigate } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Dialog, DialogBody, DialogContent, DialogFooter } from "@throughline/ui/dialog";
import { ArrowRight } from "lucide-react";
import { useRef } from "react";
import { CapabilityList } from "../../brand/capability-list.tsx";
import { useObservable } from "../../browser/observable-value.ts";
import { welcomeSeen } from "./welcome-seen.ts";

/** Greets a browser that has not been here before. Whatever closes it counts as seen. */
export function WelcomeDialog() {
	const hasSeen = useObservable(welcomeSeen) !== null;
	const navigate = useNavigate();
	const start = useRef<HTMLButtonElement>(null);
	const close = () => welcomeSeen.set("true");
	return (
		<Dialog open={!hasSeen} onOpenChange={(open) => !open && close()}>
			<DialogContent
				size="lg"
				title="Welcome to Throughline"
				description="From a strategic idea to a governed program, with the line between them unbroken."
				onOpenAutoFocus={(event) => {
					// On what to do, not on the cross.
					event.preventDefault();
					start.current?.focus();
				}}
			>
				<DialogBody>
					<CapabilityList className="py-3" />
				</DialogBody>
				<DialogFooter>
					<Button onClick={close}>I'll Explore Later</Button>
					<Button
						ref={start}
						variant="primary"
						trailingIcon={<ArrowRight size={16} aria-hidden="true" />}
						onClick={() => {
							close();
							void navigate({ to: "/strategic-consultant/input" });
						}}
					>
						Start Strategic Consultant
					</Button>
				</DialogFooter>
			</DialogContent>
		</Dialog>
	);
}
