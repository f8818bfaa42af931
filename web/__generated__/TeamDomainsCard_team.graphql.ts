/**
 * @generated SignedSource<<ccf76d474ab1163712c55afc6f0c2553>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamDomainState = "failed" | "pending" | "verified";
import type { FragmentRefs } from "relay-runtime";
export type TeamDomainsCard_team$data = {
  readonly domains: ReadonlyArray<{
    readonly domain: string;
    readonly id: string;
    readonly state: TeamDomainState;
    readonly " $fragmentSpreads": FragmentRefs<"TeamDomainRow_domain">;
  }>;
  readonly id: string;
  readonly slug: string;
  readonly " $fragmentType": "TeamDomainsCard_team";
};
export type TeamDomainsCard_team$key = {
  readonly " $data"?: TeamDomainsCard_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamDomainsCard_team">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamDomainsCard_team",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TeamDomain",
      "kind": "LinkedField",
      "name": "domains",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "TeamDomainRow_domain"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};
})();

(node as any).hash = "cb2309076416b2382a92763f0e8f96b4";

export default node;
