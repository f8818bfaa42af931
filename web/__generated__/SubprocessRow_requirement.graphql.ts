/**
 * @generated SignedSource<<3104ac9c6ac5806e4373224597ea71dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubprocessAction = "link" | "unlink" | "unwaive" | "waive";
export type SubprocessState = "completed" | "legacy" | "linked" | "notStarted" | "waived";
import type { FragmentRefs } from "relay-runtime";
export type SubprocessRow_requirement$data = {
  readonly allowsExisting: boolean;
  readonly availableActions: ReadonlyArray<SubprocessAction>;
  readonly form: {
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isRequired: boolean;
  readonly name: string | null | undefined;
  readonly state: SubprocessState;
  readonly subprocess: {
    readonly id: string;
  } | null | undefined;
  readonly subprocessScopedId: number | null | undefined;
  readonly waivedAt: string | null | undefined;
  readonly waivedBy: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StartForApplicant_requirement" | "StartSubprocessButton_requirement">;
  readonly " $fragmentType": "SubprocessRow_requirement";
};
export type SubprocessRow_requirement$key = {
  readonly " $data"?: SubprocessRow_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubprocessRow_requirement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
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
  "name": "SubprocessRow_requirement",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "name": "isRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsExisting",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waivedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subprocessScopedId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Submission",
      "kind": "LinkedField",
      "name": "subprocess",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartSubprocessButton_requirement"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartForApplicant_requirement"
    }
  ],
  "type": "SubprocessRequirement",
  "abstractKey": null
};
})();

(node as any).hash = "94e11adff72559a41ecd27720d8bac66";

export default node;
