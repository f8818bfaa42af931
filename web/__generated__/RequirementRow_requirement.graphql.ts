/**
 * @generated SignedSource<<0e0326dd8f0cc1a7ea13596257102a3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequirementState = "canceled" | "completed" | "sent" | "unsent";
export type RequirementType = "DataRequirement" | "PaymentRequirement";
import type { FragmentRefs } from "relay-runtime";
export type RequirementRow_requirement$data = {
  readonly amountCents: number | null | undefined;
  readonly availableActions: ReadonlyArray<string>;
  readonly id: string;
  readonly name: string;
  readonly state: RequirementState;
  readonly type: RequirementType;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementDialog_requirement">;
  readonly " $fragmentType": "RequirementRow_requirement";
};
export type RequirementRow_requirement$key = {
  readonly " $data"?: RequirementRow_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequirementRow_requirement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequirementRow_requirement",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
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
      "name": "amountCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequirementDialog_requirement"
    }
  ],
  "type": "SupplementalRequirement",
  "abstractKey": null
};

(node as any).hash = "111810e50434c3ddfbce2855484f04c6";

export default node;
