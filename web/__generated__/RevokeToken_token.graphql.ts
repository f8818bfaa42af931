/**
 * @generated SignedSource<<1c7befaea34698166728bd9769850f4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RevokeToken_token$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RevokeToken_token";
};
export type RevokeToken_token$key = {
  readonly " $data"?: RevokeToken_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"RevokeToken_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RevokeToken_token",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "ApiToken",
  "abstractKey": null
};

(node as any).hash = "2edc9c63215a36e4d753c911d94ed5ea";

export default node;
