/** Rules in Markdown, converted to sections by the build. */
declare module "*.md" {
  const sections: import("./lib/board/board").RulesSection[];
  export default sections;
}
