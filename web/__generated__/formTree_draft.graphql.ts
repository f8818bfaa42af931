/**
 * @generated SignedSource<<bbc8b30192681e63593474663fc3a038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formTree_draft$data = {
  readonly hasPaymentStep: boolean;
  readonly isModified: boolean;
  readonly revision: number;
  readonly steps: ReadonlyArray<{
    readonly id: string;
    readonly position: number;
    readonly reviewGroups: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly id: string;
        readonly position: number;
        readonly sectionId: string;
      }>;
      readonly id: string;
      readonly position: number;
    }>;
    readonly subprocessConfigs: ReadonlyArray<{
      readonly id: string;
      readonly position: number;
    }>;
    readonly survey: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly id: string;
          readonly position: number;
          readonly sectionId: string;
        }>;
        readonly id: string;
        readonly position: number;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "formTree_draft";
};
export type formTree_draft$key = {
  readonly " $data"?: formTree_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"formTree_draft">;
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
  "name": "position",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Section",
  "kind": "LinkedField",
  "name": "sections",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Field",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sectionId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formTree_draft",
  "selections": [
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
      "name": "hasPaymentStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Survey",
          "kind": "LinkedField",
          "name": "survey",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewGroup",
          "kind": "LinkedField",
          "name": "reviewGroups",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SubprocessConfig",
          "kind": "LinkedField",
          "name": "subprocessConfigs",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "f8c59ec4c4461e6edde5b6b6aea42ba5";

export default node;
