import { ArrivingView } from "../../workspace/arriving-view.tsx";

export function BenefitsView() {
	return <ArrivingView view="benefits" />;
}
