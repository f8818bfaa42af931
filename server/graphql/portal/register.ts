import '#server/graphql/portal/portalForms.ts';
