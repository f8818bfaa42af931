import '#server/graphql/entity/CustomEntity.ts';
import '#server/graphql/entity/Entity.ts';
import '#server/graphql/entity/EntityImport.ts';
import '#server/graphql/entity/customEntityMutations.ts';
import '#server/graphql/entity/entityImportMutations.ts';
import '#server/graphql/entity/entityMatches.ts';
import '#server/graphql/entity/entityMutations.ts';
import '#server/graphql/entity/teamEntities.ts';
