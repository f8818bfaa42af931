/**
 * @generated SignedSource<<719c47820287ddfd5f8ecdeceb1652e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LaunchSettings_form$data = {
  readonly id: string;
  readonly internallyLaunchable: boolean;
  readonly isPrivate: boolean;
  readonly publiclyLaunchable: boolean;
  readonly " $fragmentType": "LaunchSettings_form";
};
export type LaunchSettings_form$key = {
  readonly " $data"?: LaunchSettings_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"LaunchSettings_form">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LaunchSettings_form",
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
      "name": "publiclyLaunchable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internallyLaunchable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPrivate",
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};

(node as any).hash = "e0a97dccdda4b40f21c703bbc032b660";

export default node;
