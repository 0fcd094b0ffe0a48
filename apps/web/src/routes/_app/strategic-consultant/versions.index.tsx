import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/strategic-consultant/versions/")({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_app/strategic-consultant/versions/"!</div>;
}
