/**
 * @generated SignedSource<<ebdf1258057480fcdd21c1440dac011b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartSubprocessButton_requirement$data = {
  readonly form: {
    readonly id: string;
    readonly slug: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "StartSubprocessButton_requirement";
};
export type StartSubprocessButton_requirement$key = {
  readonly " $data"?: StartSubprocessButton_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartSubprocessButton_requirement">;
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
  "name": "StartSubprocessButton_requirement",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubprocessRequirement",
  "abstractKey": null
};
})();

(node as any).hash = "a5f9a53e871f47eb65caccb3466cd633";

export default node;
