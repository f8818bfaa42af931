/**
 * @generated SignedSource<<3109879c66c57eb2a155ad217866b8ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Renewal_output$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly isRenewable: boolean;
  readonly isRenewed: boolean;
  readonly renewalClosesOn: string | null | undefined;
  readonly renewalOpensOn: string | null | undefined;
  readonly renewalOptedOut: boolean;
  readonly " $fragmentType": "Renewal_output";
};
export type Renewal_output$key = {
  readonly " $data"?: Renewal_output$data;
  readonly " $fragmentSpreads": FragmentRefs<"Renewal_output">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Renewal_output",
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
      "name": "isRenewable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRenewed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalOpensOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalClosesOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalOptedOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    }
  ],
  "type": "IssuedOutput",
  "abstractKey": null
};

(node as any).hash = "3162dea9ba6a559ee4fb77760d3c6541";

export default node;
