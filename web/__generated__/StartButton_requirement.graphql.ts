/**
 * @generated SignedSource<<12ad35963ef2997ea776ea11f1c9710a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StartButton_requirement$data = {
  readonly form: {
    readonly id: string;
    readonly slug: string;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "StartButton_requirement";
};
export type StartButton_requirement$key = {
  readonly " $data"?: StartButton_requirement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartButton_requirement">;
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
  "name": "StartButton_requirement",
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

(node as any).hash = "14fd60549f7121a0d89467b1348d6b56";

export default node;
