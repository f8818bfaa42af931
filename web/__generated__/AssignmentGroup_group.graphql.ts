/**
 * @generated SignedSource<<27addeb897e485d2966af558773450c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssignmentGroup_group$data = {
  readonly assignments: ReadonlyArray<{
    readonly assigneeId: string;
    readonly contact: {
      readonly name: string;
      readonly " $fragmentSpreads": FragmentRefs<"SubjectName_contact">;
    } | null | undefined;
    readonly id: string;
    readonly role: {
      readonly name: string;
    } | null | undefined;
  }>;
  readonly id: string;
  readonly logicConfig: {
    readonly " $fragmentSpreads": FragmentRefs<"LogicSummary_logic">;
  } | null | undefined;
  readonly " $fragmentType": "AssignmentGroup_group";
};
export type AssignmentGroup_group$key = {
  readonly " $data"?: AssignmentGroup_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssignmentGroup_group">;
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
  "name": "AssignmentGroup_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StepAssignment",
      "kind": "LinkedField",
      "name": "assignments",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assigneeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Contact",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SubjectName_contact"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "role",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogicConfig",
      "kind": "LinkedField",
      "name": "logicConfig",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LogicSummary_logic"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StepAssignmentGroup",
  "abstractKey": null
};
})();

(node as any).hash = "276508329dac5dd8d953aa5a49c0d98e";

export default node;
