/**
 * @generated SignedSource<<261fb62f5f50419da9a4e0c86f02adb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestoreVersion_draft$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly isModified: boolean;
  readonly masterTemplateId: string;
  readonly revision: number;
  readonly " $fragmentType": "RestoreVersion_draft";
};
export type RestoreVersion_draft$key = {
  readonly " $data"?: RestoreVersion_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreVersion_draft">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestoreVersion_draft",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isModified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "masterTemplateId",
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
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "44f793b73be8b98f55d3d932ee424514";

export default node;
