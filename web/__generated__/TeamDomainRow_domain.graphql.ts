/**
 * @generated SignedSource<<c966cca0f6db8e8773ebe3a045b44de2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamDomainProblem = "otherTeam" | "recordDifferent" | "recordMissing" | "resolverUnavailable";
export type TeamDomainState = "failed" | "pending" | "verified";
import type { FragmentRefs } from "relay-runtime";
export type TeamDomainRow_domain$data = {
  readonly checkedAt: string | null | undefined;
  readonly domain: string;
  readonly id: string;
  readonly problem: TeamDomainProblem | null | undefined;
  readonly state: TeamDomainState;
  readonly " $fragmentSpreads": FragmentRefs<"DomainRecord_domain">;
  readonly " $fragmentType": "TeamDomainRow_domain";
};
export type TeamDomainRow_domain$key = {
  readonly " $data"?: TeamDomainRow_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamDomainRow_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamDomainRow_domain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DomainRecord_domain"
    }
  ],
  "type": "TeamDomain",
  "abstractKey": null
};

(node as any).hash = "7e8ce09ad6fd75ba3baba3b9fc9dd5ff";

export default node;
