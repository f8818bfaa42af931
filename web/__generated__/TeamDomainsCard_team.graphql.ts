/**
 * @generated SignedSource<<b07246c17c825b711a9c5a97c612125b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamDomainsCard_team$data = {
  readonly domains: ReadonlyArray<{
    readonly domain: string;
    readonly id: string;
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

(node as any).hash = "6f2544f5a1bf9d45f561fc8f9cabb304";

export default node;
