import { Card, CardBody, CardHeader } from "@throughline/ui/card";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type SectionCardProps = {
	title: string;
	/** Beside the title: a tag, a link. */
	actions?: ReactNode;
	className?: string;
	bodyClassName?: string;
	children: ReactNode;
};

/** One of the parts below the four cards. */
export function SectionCard({ title, actions, className, bodyClassName, children }: SectionCardProps) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className={clsx("flex flex-col", className)}>
			<CardHeader title={title} titleId={titleId} level={3} actions={actions} />
			<CardBody className={clsx("grow", bodyClassName)}>{children}</CardBody>
		</Card>
	);
}
