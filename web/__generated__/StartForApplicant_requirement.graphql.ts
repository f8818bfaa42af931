/**
 * @generated SignedSource<<a5a979cd9b1ae5135bf87b539fa9704d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartForApplicant_requirement$data = {
  readonly form: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "StartForApplicant_requirement";
};
export type StartForApplicant_requirement$key = {
  readonly " $data"?: StartForApplicant_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartForApplicant_requirement">;
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
  "name": "StartForApplicant_requirement",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "SubprocessRequirement",
  "abstractKey": null
};
})();

(node as any).hash = "270c3787ac318ee7d88ae5c5c73320df";

export default node;
