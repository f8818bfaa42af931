/**
 * @generated SignedSource<<445c452ab0d5d78b7dbc9b37b57b527d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TeamApplicationState = "approved" | "declined" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type ApplicationCard_application$data = {
  readonly applicant: {
    readonly name: string;
  };
  readonly applicantEmail: string;
  readonly createdAt: string;
  readonly declineReason: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly slug: string | null | undefined;
  readonly state: TeamApplicationState;
  readonly " $fragmentType": "ApplicationCard_application";
};
export type ApplicationCard_application$key = {
  readonly " $data"?: ApplicationCard_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApplicationCard_application">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApplicationCard_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "purpose",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declineReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "applicant",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "applicantEmail",
      "storageKey": null
    }
  ],
  "type": "TeamApplication",
  "abstractKey": null
};
})();

(node as any).hash = "7b3f7f23235b80c9ad4896b0e9420bd3";

export default node;
