/**
 * @generated SignedSource<<dbdc98af387aca7af8a555e3febd1004>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntityFieldSettings_field$data = {
  readonly customEntityId: string | null | undefined;
  readonly customEntityName: string | null | undefined;
  readonly entityCreateable: boolean;
  readonly id: string;
  readonly " $fragmentType": "EntityFieldSettings_field";
};
export type EntityFieldSettings_field$key = {
  readonly " $data"?: EntityFieldSettings_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntityFieldSettings_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntityFieldSettings_field",
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
      "name": "customEntityId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customEntityName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entityCreateable",
      "storageKey": null
    }
  ],
  "type": "Field",
  "abstractKey": null
};

(node as any).hash = "dafedda5a77fdaec5edf09ec4550d06f";

export default node;
